import { useFormatter, useTranslations } from 'next-intl';
import { DropLink } from '@/ui/kit/overlays/drop';
import { isProjectLanguage } from '@/shared/interface/languages';
import { foldText } from '@/shared/text/text';
import {
  type Asked,
  changedAddress,
  type FilterName,
  mayBeIndexed,
} from '../../model/explore-address';
import { filterText } from '../../model/filter-text';

/** A value of a filter, and how many guides it leaves where that is known. */
export type Choice = { value: string; count?: number };

interface FilterChoicesProps {
  name: FilterName;
  asked: Asked;
  choices: readonly Choice[];
  isEstimate: boolean;
}

export const isChosen = ({ value }: Choice, chosen: string | undefined): boolean =>
  chosen !== undefined && foldText(value) === foldText(chosen);

/** Links to the same list with each of the values, or without the one that is chosen. */
export function FilterChoices({ name, asked, choices, isEstimate }: FilterChoicesProps) {
  const t = useTranslations('exploreSearch');
  const { number } = useFormatter();
  return choices.map((choice) => {
    const { value, count } = choice;
    const isOn = isChosen(choice, asked[name]);
    const target: Asked = { ...asked, page: 1, [name]: isOn ? undefined : value };
    return (
      <DropLink
        key={value}
        href={changedAddress(target, {})}
        isOn={isOn}
        isFollowed={mayBeIndexed(target)}
      >
        <span
          lang={isProjectLanguage(value) ? value : undefined}
          className="min-w-0 flex-1 wrap-anywhere"
        >
          {filterText(name, value)}
        </span>
        {count !== undefined && (
          <>
            <span
              aria-hidden
              className="font-mono text-sm font-normal text-ink-muted tabular"
            >{`${isEstimate ? '≈ ' : ''}${number(count, { notation: 'compact' })}`}</span>
            <span className="sr-only">{t(isEstimate ? 'aboutCount' : 'count', { count })}</span>
          </>
        )}
      </DropLink>
    );
  });
}
