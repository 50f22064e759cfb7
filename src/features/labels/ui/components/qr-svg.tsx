import { qrPath, type QrModules, qrSide } from '../../model/qr-picture';

/** A QR code on the screen: black on white in every theme, as scanners and printers need it. */
export function QrSvg({ modules, label }: { modules: QrModules; label: string }) {
  const side = qrSide(modules);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full max-w-80 rounded-md border border-line forced-color-adjust-none"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={qrPath(modules)} />
    </svg>
  );
}
