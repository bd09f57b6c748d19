import type { LucideIcon } from 'lucide-react'
import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import TextQuote from 'lucide-react/icons/text-quote'
import type { MouseEvent } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import styles from '../pages.module.css'
import { type Format, formatted } from './format-text.ts'
import { typeInto } from './type-into.ts'

const formats: readonly { format: Format; word: string; icon: LucideIcon }[] = [
  { format: 'bold', word: 'Bold', icon: Bold },
  { format: 'link', word: 'Link', icon: Link },
  { format: 'heading', word: 'Heading', icon: Heading },
  { format: 'list', word: 'List', icon: List },
  { format: 'numbers', word: 'Numbers', icon: ListOrdered },
  { format: 'quote', word: 'Quote', icon: TextQuote },
]

/** What formatted text can do, for what is selected in the box with this id. */
export function FormatButtons({ boxId, label }: { boxId: string; label: string }) {
  const put = (format: Format) => {
    const box = document.getElementById(boxId)
    if (!(box instanceof HTMLTextAreaElement)) return
    typeInto(box, formatted(format, { text: box.value, start: box.selectionStart, end: box.selectionEnd }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend between the field and its label
    <div role="group" aria-label={`Format “${label}”`} className={styles.formats}>
      {formats.map(({ format, word, icon }) => (
        <Button
          key={format}
          size="small"
          variant="quiet"
          icon={icon}
          aria-controls={boxId}
          onMouseDown={stayInBox}
          onClick={() => put(format)}
        >
          {word}
        </Button>
      ))}
    </div>
  )
}

/** A keyboard on the screen stays open. */
const stayInBox = (event: MouseEvent) => event.preventDefault()
