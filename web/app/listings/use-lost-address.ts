import { useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { isSignedInDocument } from '../signed-in.ts'

/** A listing that cannot be fetched ends at /404. While someone is signed in, their own answer is waited for first. */
export function useLostAddress(lost: boolean): void {
  const navigate = useNavigate()
  const waiting =
    useNavigation().state !== 'idle' || (isSignedInDocument() && !document.documentElement.dataset.hydrated)
  useEffect(() => {
    if (lost && !waiting) navigate('/404', { replace: true })
  }, [lost, waiting, navigate])
}
