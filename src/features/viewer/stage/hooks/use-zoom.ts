import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { DOUBLE_TAP_MS, DOUBLE_TAP_SCALE, TAP_SLOP_PX, ZOOM_FACTOR } from '../../constants';
import { swipeDirection } from '../model/swipe';
import { isZoomed, NO_ZOOM, panBy, zoomAt } from '../model/zoom';
import type { Point, Zoom } from '../model/zoom';

const CENTRE: Point = { x: 0, y: 0 };
const WHEEL_PER_PX = 0.002;
/** A pinch on a touchpad arrives as wheel events with Ctrl and in much smaller amounts. */
const TOUCHPAD_PER_PX = 0.01;
const LINE_PX = 16;

interface ZoomCommands {
  onNext: () => void;
  onPrevious: () => void;
  /** a swipe up brings the next picture of the step, down the previous one */
  onPicture: (by: 1 | -1) => void;
}

/**
 * The picture's zoom by pinch, wheel, double tap and commands, and its drag; at natural size a drag
 * turns the page (docs/reference/guides.md#viewer).
 * @param stage receives the pointer events; needs `touch-action: none`
 * @param pictureId a new picture resets the zoom
 * @param isInPage the wheel scrolls the page around it, unless it is a touchpad's pinch
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  pictureId: string | undefined,
  { onNext, onPrevious, onPicture }: ZoomCommands,
  isInPage: boolean,
) {
  const [zoom, setZoom] = useState<Zoom>(NO_ZOOM);
  const [dragX, setDragX] = useState(0);
  const [zoomedId, setZoomedId] = useState(pictureId);
  if (pictureId !== zoomedId) {
    setZoomedId(pictureId);
    setZoom(NO_ZOOM);
    setDragX(0);
  }
  const [isMoving, setIsMoving] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef({ start: CENTRE, wasPinch: false, isSwipe: false });
  const lastTap = useRef<{ at: number; point: Point } | undefined>(undefined);

  const box = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const fromCentre = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const change = (factor: number, point: Point = CENTRE) =>
    setZoom((current) => zoomAt(current, factor, point, box()));

  useWheel(stage, isInPage, (factor, point) => change(factor, fromCentre(point)));

  const handleTap = (point: Point, at: number) => {
    const previous = lastTap.current;
    const isDouble =
      previous &&
      at - previous.at < DOUBLE_TAP_MS &&
      distance(previous.point, point) < TAP_SLOP_PX * 2;
    lastTap.current = isDouble ? undefined : { at, point };
    if (isDouble && isZoomed(zoom)) setZoom(NO_ZOOM);
    else if (isDouble) change(DOUBLE_TAP_SCALE, fromCentre(point));
  };

  const end = (event: PointerEvent, isCancelled: boolean) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    setIsMoving(false);
    setDragX(0);
    const { start, wasPinch, isSwipe } = gesture.current;
    if (wasPinch || isCancelled) return;
    const point = pointOf(event);
    if (distance(start, point) < TAP_SLOP_PX) return handleTap(point, event.timeStamp);
    const direction = isSwipe ? swipeDirection(point.x - start.x, point.y - start.y) : undefined;
    if (direction === 'next') onNext();
    if (direction === 'previous') onPrevious();
    if (direction === 'up') onPicture(1);
    if (direction === 'down') onPicture(-1);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pointers.current.size === 0)
        gesture.current = { start: pointOf(event), wasPinch: false, isSwipe: !isZoomed(zoom) };
      pointers.current.set(event.pointerId, pointOf(event));
      setIsMoving(true);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      pointers.current.set(event.pointerId, now);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        gesture.current.wasPinch = true;
        setDragX(0);
        change(
          distance(now, other) / Math.max(distance(before, other), 1),
          fromCentre(middle(now, other)),
        );
        setZoom((current) => panBy(current, (now.x - before.x) / 2, (now.y - before.y) / 2, box()));
      } else if (gesture.current.isSwipe) {
        if (!gesture.current.wasPinch) setDragX(now.x - gesture.current.start.x);
      } else {
        setZoom((current) => panBy(current, now.x - before.x, now.y - before.y, box()));
      }
    },
    onPointerUp: (event: PointerEvent) => end(event, false),
    onPointerCancel: (event: PointerEvent) => end(event, true),
  };

  return {
    zoom,
    dragX,
    isMoving,
    handlers,
    zoomIn: useStableHandler(() => change(ZOOM_FACTOR)),
    zoomOut: useStableHandler(() => change(1 / ZOOM_FACTOR)),
    reset: useStableHandler(() => setZoom(NO_ZOOM)),
  };
}

/** Reports by which factor the wheel, or a pinch on a touchpad, zooms, and where. */
function useWheel(
  stage: RefObject<HTMLElement | null>,
  isInPage: boolean,
  onZoom: (factor: number, point: Point) => void,
) {
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (isInPage && !event.ctrlKey) return;
    event.preventDefault();
    const px =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    onZoom(Math.exp(-px * (event.ctrlKey ? TOUCHPAD_PER_PX : WHEEL_PER_PX)), {
      x: event.clientX,
      y: event.clientY,
    });
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent) => handleWheel(event);
    // React's wheel listener is passive and could not prevent scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
