'use client';

import { LayoutGrid, List, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cn } from '@/ui/kit/cn';
import { Field } from '@/ui/kit/fields/field';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { Input } from '@/ui/kit/fields/input';
import { Select } from '@/ui/kit/fields/select';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { LIST_LOOK_COOKIE, type ListLook, YEAR_S } from '@/shared/interface/preferences';
import { type OwnSort, PROJECT_NAME_MAX } from '../../../constants';
import { projectsAddress, sortName } from '../../../model/projects-query';
import type { ProjectsQuery } from '../../../schema';

interface ProjectsToolbarProps {
  query: ProjectsQuery;
  totalResults: number;
  look: ListLook;
}

const SORTS = [
  ['createdAt:desc', 'sortCreated'],
  ['updatedAt:desc', 'sortEdited'],
  ['name:asc', 'sortName'],
  ['views:desc', 'sortViews'],
] as const satisfies readonly (readonly [OwnSort, string])[];

/** While one types; every letter would be a page. */
const TYPING_MS = 300;

/** Finds, orders and shows one's own guides; what is found and its order stand in the address. */
export function ProjectsToolbar({ query, totalResults, look }: ProjectsToolbarProps) {
  const t = useTranslations('dashboard.list');
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  // Back, or the link to all guides, changes the search text, except while the person types.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query.name;
  }, [query.name]);

  const go = (change: Partial<ProjectsQuery>) => {
    clearTimeout(typing.current);
    const name = input.current?.value.trim() ?? query.name;
    router.replace(projectsAddress({ ...query, name, page: 1, ...change }), { scroll: false });
  };
  return (
    <form
      role="search"
      action={dashboardPaths.projects()}
      onSubmit={(event) => {
        event.preventDefault();
        go({});
      }}
      className="flex flex-wrap items-end gap-3"
    >
      {query.status && <input type="hidden" name="status" value={query.status} />}
      <Field label={t('search')} isLabelHidden className="min-w-48 flex-1 basis-60">
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
          />
          <Input
            ref={input}
            type="search"
            name="search"
            defaultValue={query.name}
            maxLength={PROJECT_NAME_MAX}
            placeholder={t('search')}
            autoComplete="off"
            enterKeyHint="search"
            onChange={() => {
              clearTimeout(typing.current);
              typing.current = setTimeout(() => go({}), TYPING_MS);
            }}
            className="pl-11"
          />
        </div>
      </Field>
      <Field label={t('sort')} isLabelHidden className="min-w-40 flex-1 xs:flex-none">
        <Select
          name="sort"
          title={t('sort')}
          value={sortName(query.sortBy)}
          onChange={({ target }) => {
            const chosen = SORTS.find(([sort]) => sortName(sort) === target.value);
            if (chosen) go({ sortBy: chosen[0] });
          }}
        >
          {SORTS.map(([sort, label]) => (
            <option key={sort} value={sortName(sort)}>
              {t(label)}
            </option>
          ))}
        </Select>
      </Field>
      <div
        role="group"
        aria-label={t('look')}
        className="flex rounded-md border border-line-strong"
      >
        {(
          [
            ['cards', <LayoutGrid key="cards" aria-hidden />],
            ['rows', <List key="rows" aria-hidden />],
          ] as const
        ).map(([value, icon]) => (
          <IconButton
            key={value}
            label={t(value)}
            aria-pressed={look === value}
            onClick={() => {
              remember(value);
              router.refresh();
            }}
            className={cn(look === value && 'bg-ink text-paper hover:bg-ink')}
          >
            {icon}
          </IconButton>
        ))}
      </div>
      <p role="status" className="sr-only">
        {query.name !== '' && t('found', { count: totalResults })}
      </p>
    </form>
  );
}

/** In a cookie, so that the server draws the right one at once. */
function remember(look: ListLook) {
  document.cookie = `${LIST_LOOK_COOKIE}=${look}; Path=${dashboardPaths.projects()}; Max-Age=${YEAR_S}; SameSite=Lax`;
}
