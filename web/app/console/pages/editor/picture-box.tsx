import type { ContentField, ContentPicture } from '@reable/contract/content/fields'
import { pictureTypes } from '@reable/contract/pictures/rules'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import fieldStyles from '../../../ui/field/field.module.css'
import { Field, FieldFault } from '../../../ui/field/field.tsx'
import { useActs, useTypedField } from '../document/document-context.ts'
import styles from '../pages.module.css'
import { labelOf } from './field-words.ts'
import { pictureOf } from './typed-document.ts'
import { useUpload } from './use-upload.ts'

type Props = { field: ContentField; picture: ContentPicture; place: string }

/** A picture: the one that is there, another photo for it, and what is seen on it. */
export function PictureBox({ field, picture, place }: Props) {
  const { id, ids, fault } = useTypedField(place)
  const { note, upload } = useUpload(place)
  const chooser = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) upload(file)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <fieldset className={fault ? fieldStyles.wrong : styles.picture}>
      <legend>{labelOf(field)}</legend>
      {fault && <FieldFault id={ids.fault}>{fault}</FieldFault>}
      {picture.url && <img src={picture.thumbnail} alt={picture.title} className={styles.shown} />}
      <div className={styles.tools}>
        <input ref={chooser} type="file" hidden accept={pictureTypes.join(',')} aria-label="Photo" onChange={take} />
        <Button
          id={id}
          icon={ImagePlus}
          size="small"
          aria-describedby={fault && ids.fault}
          onClick={() => chooser.current?.click()}
        >
          {picture.url ? 'Choose another photo' : 'Choose a photo'}
        </Button>
        <TakeAway picture={picture} place={place} />
      </div>
      <p role="status" className={note?.isWrong ? fieldStyles.fault : fieldStyles.hint}>
        {note?.words ?? 'JPEG or PNG, up to 15 MB.'}
      </p>
      <Seen picture={picture} place={place} />
    </fieldset>
  )
}

/** Takes a picture away, and brings it back. */
function TakeAway({ picture, place }: Omit<Props, 'field'>) {
  const { change } = useActs()
  const [taken, setTaken] = useState<ContentPicture>()
  const put = ({ url, thumbnail }: Omit<ContentPicture, 'title'>) =>
    change(place, (before) => ({ ...pictureOf(before), url, thumbnail }))
  const takeAway = () => {
    setTaken(picture)
    put({ url: '', thumbnail: '' })
  }
  if (!picture.url && !taken) return null
  return (
    <Button size="small" variant="quiet" onClick={picture.url || !taken ? takeAway : () => put(taken)}>
      {picture.url ? 'Take it away' : 'Put it back'}
    </Button>
  )
}

/** For whoever cannot see the picture. */
function Seen({ picture, place }: Omit<Props, 'field'>) {
  const { change, idOf } = useActs()
  const id = idOf(`${place}-seen`)
  const ids = { hint: `${id}-hint`, fault: `${id}-fault`, notYet: `${id}-not-yet` }
  return (
    <Field
      {...{ id, ids }}
      label="What is seen on it"
      hint="Read out to whoever cannot see it. Empty: it only decorates."
      fault={undefined}
    >
      <input
        id={id}
        type="text"
        aria-describedby={ids.hint}
        value={picture.title}
        onChange={({ target: { value } }) => change(place, (before) => ({ ...pictureOf(before), title: value }))}
        className={fieldStyles.box}
      />
    </Field>
  )
}
