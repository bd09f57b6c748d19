import { organisation } from '@reable/contract/organisation'
import { type ComponentType, type ReactNode, useState } from 'react'
import { alerts } from '../shell/alerts/alerts.ts'
import { loadCode } from '../shell/load-code.ts'
import type { ReportDialogProps } from './report-dialog.tsx'

/** Report Problem about a listing: how it is opened, which fetches its code, and the dialog while it is open. */
export function useReportDialog(listingId: number | undefined): { open: () => Promise<void>; dialog: ReactNode } {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<ReportDialogProps> }>()
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    const part = loaded ?? (await loadDialog())
    if (!part) return alerts.show(loadingFailed)
    setLoaded(part)
    setIsOpen(true)
  }
  const dialog =
    isOpen && loaded && listingId !== undefined ? (
      <loaded.Dialog listingId={listingId} onClose={() => setIsOpen(false)} />
    ) : null
  return { open, dialog }
}

const loadDialog = () =>
  loadCode(() => import('./report-dialog.tsx'))
    .then(({ ReportDialog }) => ({ Dialog: ReportDialog }))
    .catch(() => undefined)

const loadingFailed = {
  type: 'error',
  title: 'Report Problem cannot be opened now.',
  text: `Check your connection and try again, or write to ${organisation.email}.`,
} as const
