import { type RefObject, useEffect } from 'react'

/**
 * Closes an open `<details>` with Escape, or when something in it is chosen, giving the focus back to its summary; and, where its
 * content floats over the page, when one presses or goes elsewhere. What pushes the page down stays open then, so that nothing
 * moves under a finger.
 */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return
      event.preventDefault()
      close(details.current)
    }
    const closeOnChoice = ({ target }: Event) => {
      const chosen = (target as Element).closest?.('a, button:not([aria-disabled])')
      if (chosen && details.current?.contains(chosen)) close(details.current)
    }
    const closeOnLeaving = ({ target }: Event) => {
      const open = details.current?.open ? details.current : undefined
      if (open && target instanceof Node && !open.contains(target) && floats(open)) open.open = false
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('click', closeOnChoice)
    document.addEventListener('pointerdown', closeOnLeaving)
    document.addEventListener('focusin', closeOnLeaving)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('click', closeOnChoice)
      document.removeEventListener('pointerdown', closeOnLeaving)
      document.removeEventListener('focusin', closeOnLeaving)
    }
  }, [details])
}

function close(details: HTMLDetailsElement) {
  details.open = false
  // A dialog that the choice has opened keeps the focus.
  if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
}

function floats({ lastElementChild: content }: HTMLDetailsElement) {
  return content !== null && getComputedStyle(content).position === 'absolute'
}
