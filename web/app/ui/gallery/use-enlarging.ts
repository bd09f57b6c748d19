import { type ComponentType, type MouseEvent, useState } from 'react'
import { isPlainPress } from '../link/is-plain-press.ts'
import type { FullSizeProps } from './full-size.tsx'

/**
 * Turns a link to the large picture into the dialog, where the browser has one and the person wants no other tab. The dialog's
 * code is fetched with the first press; where it cannot be, the link is followed.
 */
export function useEnlarging() {
  const [FullSize, setFullSize] = useState<{ Part: ComponentType<FullSizeProps> }>()
  const [isOpen, setOpen] = useState(false)
  const enlarge = async (event: MouseEvent) => {
    if (!isPlainPress(event) || typeof HTMLDialogElement === 'undefined') return
    const link = event.currentTarget
    event.preventDefault()
    const part = FullSize ?? (await loadFullSize())
    if (!part) return location.assign(link instanceof HTMLAnchorElement ? link.href : location.href)
    setFullSize(part)
    setOpen(true)
  }
  return { FullSize: isOpen ? FullSize?.Part : undefined, enlarge, close: () => setOpen(false) }
}

const loadFullSize = () => import('./full-size.tsx').then(({ FullSize }) => ({ Part: FullSize })).catch(() => undefined)
