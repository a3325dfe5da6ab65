import { useOptimistic, useTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'
import { changed, writeSearchParams } from '#web/kit/url/searchParams.ts'
import { type Change, MallAddress } from './mallAddress.ts'

export interface MallState {
  /** Requested state; changes at once, before the goods are loaded. */
  readonly address: MallAddress
  /** State that the displayed goods belong to. */
  readonly settled: MallAddress
  readonly isPending: boolean
  readonly change: (change: Change) => void
}

/** State of the list, stored in the URL. */
export function useMallAddress(): MallState {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isPending, startTransition] = useTransition()
  const settled = readSearchParams(MallAddress, search) as MallAddress
  const [address, expect] = useOptimistic(settled)
  const change = (patch: Change) =>
    startTransition(async () => {
      const next = changed(address, patch)
      expect(next)
      const isTurned = 'page' in patch
      await navigate({ search: writeSearchParams(next).toString() }, { preventScrollReset: !isTurned })
    })
  return { address, settled, isPending, change }
}
