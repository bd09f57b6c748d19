import { useEffect } from 'react'

const mark = 'Error: '

/** While there is something to correct, the page's title says so first. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return
    if (!document.title.startsWith(mark)) document.title = mark + document.title
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [wrong])
}
