import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { countPhotos } from '../photos/photo-texts.ts'
import { usePhotos } from '../photos/use-photos.ts'
import { areBasicsFilled, areDetailsFilled } from './draft/draft.ts'
import type { WizardState, WizardStore } from './draft/wizard-store.ts'
import type { Progress } from './steps.ts'

export const WizardContext = createContext<WizardStore | undefined>(undefined)

/** The listing that is being written, as it is now, with the store that changes it. */
export function useWizard(): WizardState & { wizard: WizardStore } {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('a step stands in the wizard')
  return { ...useStore(wizard), wizard }
}

/** The progress of the draft. */
export function useProgress(): Progress {
  const { draft, photos } = useWizard()
  const state = usePhotos(photos)
  return {
    typeChosen: draft.type !== undefined,
    hasImages: state.photos.length > 0,
    imagesUploaded: countPhotos(state.photos).ready > 0,
    basicsFilled: areBasicsFilled(draft),
    detailsFilled: areDetailsFilled(draft),
  }
}
