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
import { applyFormat, type Format } from './format-text.ts'
import { typeInto } from './type-into.ts'

const formats: readonly { format: Format; name: string; icon: LucideIcon }[] = [
  { format: 'bold', name: 'Bold', icon: Bold },
  { format: 'link', name: 'Link', icon: Link },
  { format: 'heading', name: 'Heading', icon: Heading },
  { format: 'list', name: 'List', icon: List },
  { format: 'numbers', name: 'Numbers', icon: ListOrdered },
  { format: 'quote', name: 'Quote', icon: TextQuote },
]

/** The buttons that format the selected text of the box with this id. */
export function FormatButtons({ boxId, label }: { boxId: string; label: string }) {
  const apply = (format: Format) => {
    const box = document.getElementById(boxId)
    if (!(box instanceof HTMLTextAreaElement)) return
    typeInto(box, applyFormat(format, { text: box.value, start: box.selectionStart, end: box.selectionEnd }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend between the field and its label
    <div role="group" aria-label={`Format “${label}”`} className={styles.formats}>
      {formats.map(({ format, name, icon }) => (
        <Button
          key={format}
          size="small"
          variant="quiet"
          icon={icon}
          aria-controls={boxId}
          onMouseDown={stayInBox}
          onClick={() => apply(format)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

/** Keeps the focus in the box, so that an on-screen keyboard stays open. */
const stayInBox = (event: MouseEvent) => event.preventDefault()
