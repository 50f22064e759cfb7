import { useFormatter, useTranslations } from 'next-intl';
import { Drop, DropLink } from '@/components/ui/drop';
import { isProjectLanguage } from '@/shared/languages';
import { foldText } from '@/shared/text';
import {
  type Asked,
  changedAddress,
  type FilterName,
  FILTERS,
  mayBeIndexed,
} from '../model/explore-address';
import { filterText } from '../model/filter-text';
import type { FiltersAnswer } from '../schema';

interface FilterOptionsProps {
  asked: Asked;
  offered: FiltersAnswer;
}

type Option = { value: string; count?: number };

/** What there is to choose from in each filter, with how many guides each choice leaves. */
export function FilterOptions({ asked, offered }: FilterOptionsProps) {
  const groups = { language: offered.languages, category: offered.categories, tag: offered.tags };
  return FILTERS.map((name) => (
    <FilterGroup
      key={name}
      name={name}
      asked={asked}
      options={groups[name]}
      isEstimate={offered.isEstimate ?? false}
    />
  ));
}

type FilterGroupProps = {
  name: FilterName;
  asked: Asked;
  options: readonly Option[];
  isEstimate: boolean;
};

function FilterGroup({ name, asked, options, isEstimate }: FilterGroupProps) {
  const t = useTranslations('explore.filters');
  const { number } = useFormatter();
  const chosen = asked[name];
  const isOn = ({ value }: Option) => chosen !== undefined && foldText(value) === foldText(chosen);
  // Every guide has a language: a single one leaves nothing to choose. The button is taken away by this mark.
  if (chosen === undefined && options.length < (name === 'language' ? 2 : 1))
    return <span hidden data-no-choice={name} />;
  // What is chosen can be taken back, also where it is none of the most frequent.
  const shown: readonly Option[] =
    chosen === undefined || options.some(isOn) ? options : [{ value: chosen }, ...options];
  return (
    <Drop id={`filter-${name}`} label={t(name)}>
      {shown.map((option) => {
        const { value, count } = option;
        const target: Asked = { ...asked, page: 1, [name]: isOn(option) ? undefined : value };
        return (
          <DropLink
            key={value}
            href={changedAddress(target, {})}
            isOn={isOn(option)}
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
      })}
    </Drop>
  );
}
