import { useTranslations } from 'next-intl';
import { Drop } from '@/ui/kit/overlays/drop';
import { VALUES_OFFERED } from '../../constants';
import { type Asked, type FilterName, FILTERS } from '../../model/explore-address';
import type { FiltersAnswer } from '../../schema';
import { type Choice, FilterChoices, isChosen } from './filter-choices';
import { FilterFinder } from './filter-finder';

/** Values of each filter, with the number of guides that each choice leaves. */
export function FilterOptions({ asked, offered }: { asked: Asked; offered: FiltersAnswer }) {
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
  options: readonly Choice[];
  isEstimate: boolean;
};

function FilterGroup({ name, asked, options, isEstimate }: FilterGroupProps) {
  const t = useTranslations('explore.filters');
  const chosen = asked[name];
  // Every guide has a language, so a single one leaves no choice. This mark hides the button.
  if (chosen === undefined && options.length < (name === 'language' ? 2 : 1))
    return <span hidden data-no-choice={name} />;
  // A chosen value can be removed, also when it is not among the most frequent.
  const shown: readonly Choice[] =
    chosen === undefined || options.some((option) => isChosen(option, chosen))
      ? options
      : [{ value: chosen }, ...options];
  const choices = (
    <FilterChoices name={name} asked={asked} choices={shown} isEstimate={isEstimate} />
  );
  return (
    <Drop id={`filter-${name}`} label={t(name)}>
      {name !== 'language' && options.length >= VALUES_OFFERED[name] ? (
        <FilterFinder name={name} asked={asked}>
          {choices}
        </FilterFinder>
      ) : (
        choices
      )}
    </Drop>
  );
}
