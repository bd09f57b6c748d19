import { useFormParts } from '../../ui/form/form-context.ts'

const name = 'checked_words'

/** Holds the prohibited words that were ticked in a form, whichever field they stand in. `value`: those that were ticked before. */
export function CheckedWords({ value }: { value: string }) {
  const { native } = useCheckedWords()
  return <input type="hidden" {...native} defaultValue={value} />
}

export function useCheckedWords() {
  const { register, setValue } = useFormParts()
  // The texts are wrong until their words are ticked: they are looked at again.
  const native = register(name, { deps: ['title', 'description'] })
  const setChecked = (value: string) => {
    setValue(name, value)
    void native.onChange({ type: 'change', target: { name, value } })
  }
  return { native, setChecked }
}
