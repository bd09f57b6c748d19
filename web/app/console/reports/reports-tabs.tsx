import { useNavigate } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { Tabs } from '../../ui/tabs/tabs.tsx'

const parts = [
  { label: 'Waiting', href: addresses.reports },
  { label: 'Decided', href: addresses.decidedReports },
]

/** The tabs of waiting and decided reports. */
export function ReportsTabs({ current }: { current: string }) {
  const navigate = useNavigate()
  const tabs = parts.map(({ label, href }) => ({
    ...{ label, href, current: href === current },
    onChoose: () => navigate(href, { preventScrollReset: true }),
  }))
  return <Tabs label="Reports by whether they are decided" tabs={tabs} />
}
