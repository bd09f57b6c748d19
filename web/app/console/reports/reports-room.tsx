import { type ReactNode, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import type { Data } from './load-reported.ts'
import styles from './reports.module.css'
import { ReportsTabs } from './reports-tabs.tsx'

type Props<Whole extends { listings: unknown[] }> = {
  /** The address of the tab that this is. */
  current: string
  /** What there is for whoever may see it; nothing while that is on its way. */
  found: Data<Whole> | null | undefined
  /** `onDecided` brings the list up to date and gives the focus to the heading. */
  children: (found: Whole, onDecided: () => Promise<void>) => ReactNode
}

/** What both tabs of the reports have: heading, tabs, and another try where nothing could be had. */
export function ReportsRoom<Whole extends { listings: unknown[] }>({ current, found, children }: Props<Whole>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const onDecided = async () => {
    await revalidate()
    heading.current?.focus()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Reports
      </h1>
      <ReportsTabs current={current} />
      {found && 'failure' in found && <TryAgain sentence={found.failure.error} />}
      {found && 'listings' in found && children(found, onDecided)}
    </>
  )
}
