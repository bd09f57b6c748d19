import { useStore } from 'zustand'
import type { PhotoStore, PhotosState } from './photo-store.ts'

/** The photos of a listing as they are just now. */
export const usePhotos = (store: PhotoStore): PhotosState => useStore(store)
