import { type ComponentType, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useInBrowser } from '../../state/in-browser.ts'

/** A part's code, which is fetched when somebody needs it: `current` once it is there. */
export type LateCode<Shown extends object> = { current: ComponentType<Shown> | undefined; load: () => Promise<void> }

/** Where the code cannot be fetched, the server's HTML stays. */
export function lateCode<Shown extends object>(fetchPart: () => Promise<ComponentType<Shown>>): LateCode<Shown> {
  const store = (part: ComponentType<Shown>) => {
    code.current = part
  }
  const code: LateCode<Shown> = { current: undefined, load: () => fetchPart().then(store, () => undefined) }
  return code
}

type Props<Shown extends object> = {
  /** The part on the server; undefined in the browser's first scripts. */
  onServer: ComponentType<Shown> | undefined
  code: LateCode<Shown>
  /** What it shows. */
  shown: Shown
  /** Whether this person reads something else than everybody. */
  differs?: boolean
}

/**
 * A part that is only read. In the browser the server's HTML stays as it is, and its code is fetched only where there is none, on the
 * way from another page, or for whom it `differs`; it waits then until the focus is elsewhere.
 */
export function LateText<Shown extends object>({ onServer, code, shown, differs = false }: Props<Shown>) {
  const place = useRef<HTMLDivElement>(null)
  const inBrowser = useInBrowser()
  const [isFromServer] = useState(!inBrowser)
  const [, setLoaded] = useState(false)
  const isWanted = differs || !isFromServer
  useEffect(() => {
    if (isWanted && !code.current) code.load().then(() => whenLeft(place.current, () => setLoaded(true)))
  }, [isWanted, code])
  const Part = onServer ?? (isWanted ? code.current : undefined)
  // React leaves the server's HTML as it is where it is told of HTML that it does not know.
  return Part ? (
    <Place ref={place}>
      <Part {...shown} />
    </Place>
  ) : (
    <div
      ref={place}
      {...(isFromServer && { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } })}
    />
  )
}

/** A component of its own, so that it takes the place of the server's HTML instead of adding to it. */
const Place = ({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) => <div ref={ref}>{children}</div>

function whenLeft(place: HTMLElement | null, go: () => void): void {
  if (place?.contains(document.activeElement)) place.addEventListener('focusout', go, { once: true })
  else go()
}
