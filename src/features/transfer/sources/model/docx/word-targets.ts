import { walkXml } from './word-xml';

/** The targets of the document's relationships by their ids. */
export type Targets = ReadonlyMap<string, { target: string; type: string; isOutside: boolean }>;

/** Vector pictures of Windows and macOS, which no browser shows. */
const UNSHOWN = /\.(?:emf|wmf|emz|wmz|pict?|pct|wdp|jxr)$/i;

export const isPictureShown = (target: string): boolean => !UNSHOWN.test(target);

export function targetsIn(xml: string): Targets {
  const targets = new Map<string, { target: string; type: string; isOutside: boolean }>();
  walkXml(xml, {
    open: ({ name, attributes: { Id, Target, Type, TargetMode } }) => {
      if (name.split(':').at(-1) === 'Relationship' && Id !== undefined && Target !== undefined)
        targets.set(Id, {
          target: Target,
          type: Type?.split('/').at(-1) ?? '',
          isOutside: TargetMode === 'External',
        });
    },
  });
  return targets;
}
