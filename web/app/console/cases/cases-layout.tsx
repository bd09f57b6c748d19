import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { Tabs } from '../../ui/tabs/tabs.tsx'

const parts = [
  { label: 'Waiting', href: addresses.cases },
  { label: 'Decided', href: addresses.decidedCases },
]

/** The tabs of the cases: what waits, and what was decided. */
function CasesTabs({ current }: { current: string }) {
  const navigate = useNavigate()
  const tabs = parts.map(({ label, href }) => ({
    ...{ label, href, current: href === current },
    onChoose: () => navigate(href, { preventScrollReset: true }),
  }))
  return <Tabs label="Cases by whether they are decided" tabs={tabs} />
}

/** The layout of the lists of cases: heading and tabs. */
export function CasesLayout({ current, children }: { current: string; children: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1}>Cases</h1>
      <CasesTabs current={current} />
      {children}
    </>
  )
}
