import { type RefObject, useEffect } from 'react'

/**
 * Closes an open `<details>` with Escape and moves the focus back to its summary. Where its content floats over the page, a
 * press or the focus elsewhere closes it too; content that pushes the page down stays open, so that nothing moves under a finger.
 */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return
      event.preventDefault()
      closeDetails(details.current)
    }
    const closeOnLeaving = ({ target }: Event) => {
      const open = details.current?.open ? details.current : undefined
      if (open && target instanceof Node && !open.contains(target) && floats(open)) open.open = false
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOnLeaving)
    document.addEventListener('focusin', closeOnLeaving)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOnLeaving)
      document.removeEventListener('focusin', closeOnLeaving)
    }
  }, [details])
}

/** Closes the details; if the focus was inside, it moves to the summary. */
export function closeDetails(details: HTMLDetailsElement): void {
  const within = details.contains(document.activeElement)
  details.open = false
  if (within) details.querySelector('summary')?.focus()
}

function floats({ lastElementChild: content }: HTMLDetailsElement) {
  return content !== null && getComputedStyle(content).position === 'absolute'
}
