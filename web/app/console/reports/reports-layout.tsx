import { type ReactNode, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { CasesTabs } from '../cases/cases-layout.tsx'
import type { LoadResult } from './load-reported.ts'
import styles from './reports.module.css'

type Props<Loaded extends { listings: unknown[] }> = {
  /** The address of the current tab. */
  current: string
  /** The loaded data; null or undefined while it is loading. */
  data: LoadResult<Loaded> | null | undefined
  /** `onDecided` reloads the list and moves the focus to the heading. */
  children: (data: Loaded, onDecided: () => Promise<void>) => ReactNode
}

/** The layout of the decisions about listings: heading, tabs, and a button to try again after an error. */
export function ReportsLayout<Loaded extends { listings: unknown[] }>({ current, data, children }: Props<Loaded>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const onDecided = async () => {
    await revalidate()
    heading.current?.focus()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Cases
      </h1>
      <CasesTabs current={current} />
      {data && 'failure' in data && <TryAgain message={data.failure.error} />}
      {data && 'listings' in data && children(data, onDecided)}
    </>
  )
}
