import { useEffect, useState } from 'react'
import type { QrCode } from '../../ui/qr-code/qr-code.tsx'

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint']

/**
 * What draws the code on paper, once it is there: a browser that prints waits for nothing, so it is fetched with the first sign that
 * somebody is here. Until then, and where it cannot be fetched, paper has the address alone.
 */
export function usePrintCode(): typeof QrCode | undefined {
  const [code, setCode] = useState<{ QrCode: typeof QrCode }>()
  useEffect(() => {
    const listening = new AbortController()
    const load = () => {
      listening.abort()
      import('../../ui/qr-code/qr-code.tsx').then(setCode, () => undefined)
    }
    for (const sign of signsOfLife) addEventListener(sign, load, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])
  return code?.QrCode
}
