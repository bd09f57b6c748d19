import { pictureLimit } from '@reable/contract/listings/rules'
import { type ReactNode, useId } from 'react'
import { BasicFields } from '../fields/basic-fields.tsx'
import { DetailFields } from '../fields/detail-fields.tsx'
import { ChoosePhotos } from '../photos/choose-photos.tsx'
import type { PhotoStore } from '../photos/photo-store.ts'
import { PhotoTiles } from '../photos/photo-tiles.tsx'
import { usePhotos } from '../photos/use-photos.ts'
import styles from './edit.module.css'
import { answersIn, type EditValues } from './edit-values.ts'
import type { EditLists } from './edit-version.ts'

type Props = { values: EditValues; photos: PhotoStore; lists: EditLists; type: { id: number; name: string } }

/** Basic Information, Additional Details, Images. (EDIT-01) */
export function EditSections({ values, photos: store, lists, type }: Props) {
  const { photos } = usePhotos(store)
  return (
    <>
      <Section title="Basic Information">
        <BasicFields values={values} lists={lists} />
      </Section>
      <Section title="Additional Details">
        <p>
          Kind: <strong>{type.name}</strong>
        </p>
        <DetailFields
          typeId={type.id}
          fields={lists.fields}
          properties={answersIn(values, lists.fields)}
          description={values.description}
          checkedWords={values.checked_words}
          rows={10}
          level={3}
        />
      </Section>
      <Section title="Images">
        <p>The first one is the cover: buyers see it in the list.</p>
        <ChoosePhotos store={store} />
        {photos.length > 0 && (
          <p>
            <strong>
              Your photos: {photos.length} of {pictureLimit}
            </strong>
          </p>
        )}
        <PhotoTiles store={store} />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`stack card gap-fields ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
