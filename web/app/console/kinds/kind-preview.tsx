import { DetailFields } from '../../listings/fields/detail-fields.tsx'
import { detailRules, labelsOf } from '../../listings/fields/field-rules.ts'
import { FilterFields } from '../../listings/filter/filter-fields.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Form } from '../../ui/form/form.tsx'
import pageStyles from '../pages/pages.module.css'
import type { EditedKind } from './load-kinds.ts'

const doNothing = async () => undefined

/** A kind as people see it: the questions of whoever lists one, and the filter of whoever looks for one. As it is saved. */
export function KindPreview({ kind }: { kind: EditedKind }) {
  const filterable = kind.fields.filter(({ facet }) => facet)
  return (
    <section aria-labelledby="preview" className={pageStyles.kind}>
      <h2 id="preview">As people see it</h2>
      <p className={pageStyles.intro}>This is how it is saved. You can try it: nothing that you type here is kept.</p>
      <Disclosure title="Who lists one is asked" level={3}>
        <div className={pageStyles.preview}>
          <Form
            rules={detailRules(kind.fields)}
            send={doNothing}
            label="Preview of the questions"
            labels={labelsOf(kind.fields)}
          >
            <DetailFields typeId={kind.id} fields={kind.fields} properties={{}} description="" rows={3} level={3} />
          </Form>
        </div>
      </Disclosure>
      <Disclosure title="Who looks for one can filter by" level={3}>
        <div className={pageStyles.preview}>
          {filterable.length === 0 && <p>There is nothing to filter by yet.</p>}
          <FilterFields
            fields={filterable.map(({ options, retired_options: retired, ...field }) => {
              return { ...field, options: [...options, ...retired].map(({ name }) => name) }
            })}
            counts={null}
            requested={new URLSearchParams()}
          />
        </div>
      </Disclosure>
    </section>
  )
}
