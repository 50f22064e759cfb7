import { escapeXml } from '@/shared/text/escape-xml';
import { markOf } from './mark';
import { type Languages, type TranslationUnit, writtenState } from './unit';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';

/**
 * The texts as XLIFF 1.2, which every translation tool reads (docs/decisions/0043).
 * @param original names the guide
 */
export function writeXliff(
  units: readonly TranslationUnit[],
  languages: Languages,
  original: string,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="${NAMESPACE}">`,
    `<file original="${escapeXml(original)}" source-language="${languages.from}" target-language="${languages.to}" datatype="plaintext" xml:space="preserve">`,
    '<body>',
    ...units.map((unit) => unitText(unit, languages)),
    '</body>',
    '</file>',
    '</xliff>',
    '',
  ].join('\n');
}

function unitText(unit: TranslationUnit, languages: Languages): string {
  return [
    `<trans-unit id="${escapeXml(unit.id)}" resname="${escapeXml(unit.context)}" maxwidth="${unit.max}" size-unit="char" xml:space="preserve">`,
    `<source>${escapeXml(unit.source)}</source>`,
    `<target state="${writtenState(unit)}">${escapeXml(unit.target)}</target>`,
    `<context-group purpose="information"><context context-type="x-makerstep-check">${markOf(unit, languages)}</context></context-group>`,
    `<note from="developer">${escapeXml(unit.context)}; at most ${unit.max} characters</note>`,
    '</trans-unit>',
  ].join('\n');
}
