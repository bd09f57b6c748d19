import type { ReactNode } from 'react'

/** One slide of a carousel. */
export type Slide = {
  content: ReactNode
  /** The text or the picture in words, announced by screen readers when the slide is shown. */
  text: string
}
