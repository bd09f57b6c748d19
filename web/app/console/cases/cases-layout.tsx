import type { QueuePart } from '@reable/contract/cases/rules'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { Tabs } from '../../ui/tabs/tabs.tsx'

/** The address of the queue, or of a part of it. */
export const queueAddress = (waits: QueuePart): string =>
  waits === 'all' ? addresses.cases : `${addresses.cases}?waits=${waits}`

const parts = [
  { label: 'Waiting', href: queueAddress('all') },
  { label: 'Appeals', href: queueAddress('appeals') },
  { label: 'Held messages', href: queueAddress('messages') },
  { label: 'Decided', href: addresses.decidedCases },
]

type Props = {
  /** The address of the tab that is shown. */
  current: string
  children: ReactNode
}

/** The layout of the lists of cases: heading and tabs. */
export function CasesLayout({ current, children }: Props) {
  const navigate = useNavigate()
  const tabs = parts.map(({ label, href }) => ({
    label,
    href,
    current: href === current,
    onChoose: () => navigate(href, { preventScrollReset: true }),
  }))
  return (
    <>
      <h1 tabIndex={-1}>Cases</h1>
      <Tabs label="Cases by what waits, and decided ones" tabs={tabs} />
      {children}
    </>
  )
}
