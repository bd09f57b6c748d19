import { organisation } from '@reable/contract/organisation'
import { type ComponentType, type ReactNode, useState } from 'react'
import { alerts } from '../shell/alerts/alerts.ts'
import { loadCode } from '../shell/load-code.ts'
import type { ReportPersonProps } from './report-person.tsx'

type Opened = { open: () => Promise<void>; dialog: ReactNode }

/** The report about the other of a conversation: how it is opened, which fetches its code, and the dialog while it is open. */
export function usePersonReport(conversation: ReportPersonProps['conversation']): Opened {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<ReportPersonProps> }>()
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    const part = loaded ?? (await loadDialog())
    if (!part) return alerts.show(loadingFailed)
    setLoaded(part)
    setIsOpen(true)
  }
  const dialog = isOpen && loaded ? <loaded.Dialog conversation={conversation} onDone={() => setIsOpen(false)} /> : null
  return { open, dialog }
}

const loadDialog = () =>
  loadCode(() => import('./report-person.tsx'))
    .then(({ ReportPerson }) => ({ Dialog: ReportPerson }))
    .catch(() => undefined)

const loadingFailed = {
  type: 'error',
  title: 'The report cannot be opened now.',
  text: `Check your connection and try again, or write to ${organisation.email}.`,
} as const
