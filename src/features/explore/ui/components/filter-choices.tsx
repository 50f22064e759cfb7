import { useFormatter, useTranslations } from 'next-intl';
import { DropLink } from '@/ui/kit/overlays/drop';
import { isProjectLanguage } from '@/shared/interface/languages';
import {
  type Asked,
  changedAddress,
  type FilterName,
  mayBeIndexed,
} from '../../model/explore-address';
import { filterText } from '../../model/filter-text';
import { type Choice, isChosen } from '../../model/offered-choices';

interface FilterChoicesProps {
  name: FilterName;
  asked: Asked;
  choices: readonly Choice[];
  isEstimate: boolean;
}

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
