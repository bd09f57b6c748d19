import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { personName, removePerson } from '../people/change-stored-fit.ts'
import { fitText, forgetFit } from '../people/fit-storage.ts'
import type { FitPerson } from '../people/stored-fit.ts'
import { changeStoredFit } from '../people/use-stored-fit.ts'

/** Forgetting by one press, and the way to take it back as long as the page is open. */
export function useForgetting() {
  const [forgotten, setForgotten] = useState<{ text: string | null; title: string }>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (forgotten) place.current?.focus()
  }, [forgotten])
  const forgetBy = (title: string, remove: () => void) => {
    const text = fitText.getState()
    remove()
    setForgotten({ text, title })
  }
  const takeBack = () => {
    if (forgotten) fitText.write(forgotten.text)
    setForgotten(undefined)
  }
  const notice: ReactNode = forgotten && (
    <Alert ref={place} tabIndex={-1} type="success" title={forgotten.title}>
      <Button size="small" onClick={takeBack}>
        Take it back
      </Button>
    </Alert>
  )
  return {
    notice,
    forget: () => forgetBy('Forgotten. This device keeps nothing of it any more.', forgetFit),
    forgetOne: (person: FitPerson) =>
      forgetBy(`Forgotten: all about ${personName(person)}.`, () =>
        changeStoredFit((before) => removePerson(before, person.id)),
      ),
  }
}
