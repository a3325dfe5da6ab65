import { Suspense, useEffect, useState } from 'react'
import type { Refused } from '#web/kit/client/refused.ts'
import { approversChosenBy } from '#web/kit/session/approverChoice.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const ChoiceDialog = lazyWith(
  ['approvals'],
  async () => (await import('#web/modules/approvals/ChoiceDialog.tsx')).ChoiceDialog,
)

interface Requested {
  readonly refusal: Refused
  readonly onEnd: (isChosen: boolean) => void
}

/** Choice of approvers when a document that needs it is submitted. Mounted once, beside the pages. */
export function ApproverChoice() {
  const [requested, setRequested] = useState<Requested>()
  useEffect(
    () => approversChosenBy((refusal) => new Promise((resolve) => setRequested({ refusal, onEnd: resolve }))),
    [],
  )
  if (!requested) return null
  const end = (isChosen: boolean) => {
    setRequested(undefined)
    requested.onEnd(isChosen)
  }
  return (
    <Suspense>
      <ChoiceDialog refusal={requested.refusal} onEnd={end} />
    </Suspense>
  )
}
