import { type ReactNode, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { addressOfPage } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import type { LoadedList } from './load-people.ts'

const parts = [
  { label: 'Find', href: addresses.foundPeople },
  { label: 'Restrictions', href: addresses.restrictedPeople },
  { label: 'Signals', href: addresses.worrySignals },
]

type Props<Item extends { id: number }> = {
  /** The address of the current tab. */
  current: string
  /** Null or undefined while it is loading. */
  list: LoadedList<Item> | null | undefined
  intro: (total: number) => ReactNode
  /** Shown where the list is empty. */
  empty: ReactNode
  /** What can be done beside the list. */
  tools?: (onChanged: () => Promise<void>) => ReactNode
  /** `onChanged` reloads the list and moves the focus to the heading. */
  children: (item: Item, onChanged: () => Promise<void>) => ReactNode
}

/** The layout of all tabs of this section: heading, tabs, the list or a button to try again, and the pages of the list. */
export function PeopleLayout<Item extends { id: number }>({
  current,
  list,
  intro,
  empty,
  tools,
  children,
}: Props<Item>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const onChanged = async () => {
    await revalidate()
    heading.current?.focus()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        People
      </h1>
      <PeopleTabs current={current} />
      {list && 'failure' in list && <TryAgain message={list.failure.error} />}
      {list && 'items' in list && (
        <>
          {list.total === 0 ? empty : <p className="measure">{intro(list.total)}</p>}
          {tools?.(onChanged)}
          <ul className="stack gap-24">
            {list.items.map((item) => (
              <li key={item.id}>{children(item, onChanged)}</li>
            ))}
          </ul>
          <PeoplePages current={current} {...list} />
        </>
      )}
    </>
  )
}

const PeoplePages = ({ current, page, pages }: { current: string; page: number; pages: number }) => (
  <Paging label="Pages of this list" {...{ page, pages }} addressOf={(page) => addressOfPage(current, page)} />
)

export function PeopleTabs({ current }: { current: string }) {
  const navigate = useNavigate()
  const tabs = parts.map(({ label, href }) => ({
    ...{ label, href, current: href === current },
    onChoose: () => navigate(href, { preventScrollReset: true }),
  }))
  return <Tabs label="People and messages" tabs={tabs} />
}
