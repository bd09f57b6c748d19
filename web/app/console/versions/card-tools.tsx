import type { DocumentKind } from '@reable/contract/versions/rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import { Button } from '../../ui/button/button.tsx'
import { useRoom } from '../may.tsx'
import { changeText } from './change-text.ts'
import { documents } from './documents.ts'
import { VersionsLink } from './versions-link.tsx'

type Props = {
  kind: DocumentKind
  of: { id: number; version: number; changed_at_utc: string | null; changed_by: string | null }
  name: string
  onChange: () => void
}

/** Who changed something last, the button to change it, and the way to its versions. */
export function CardTools({ kind, of, name, onChange }: Props) {
  const mayChange = mayDo(documents[kind].act, useRoom().role)
  return (
    <>
      <p className="quiet">{changeText(of)}</p>
      <div className="wrap gap-8">
        {mayChange && (
          <Button variant="other" size="small" onClick={onChange}>
            Change<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <VersionsLink kind={kind} id={of.id} name={name} />
      </div>
    </>
  )
}
