import { listOfferChanges } from '#contract/groups/groups.ts'
import type { GroupOffer } from '#contract/groups/offer.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Under } from '#web/kit/layout/Card.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { OfferState } from '../OfferState.tsx'

/** Detail of an offer with its history. */
export function OfferDrawer({ shown, onClose }: { readonly shown: GroupOffer; readonly onClose: () => void }) {
  const changes = { route: listOfferChanges, of: { id: shown.id } }
  return (
    <RecordDrawer title={`${shown.name} ${shown.offerNo}`} texts="groups" changes={changes} onClose={onClose}>
      <RecordFacts
        texts="groups"
        record={shown}
        fields={[
          { key: 'status', render: (offer) => <OfferState of={offer} /> },
          { key: 'supplierName' },
          { key: 'spec' },
          { key: 'listPrice', render: ({ listPrice }) => <Amount value={listPrice} /> },
          {
            key: 'rungs',
            wide: true,
            render: ({ rungs, unit }) =>
              rungs.map(({ from, price }) => (
                <Under key={from}>
                  {from} {unit} · <Amount value={price} />
                </Under>
              )),
          },
          { key: 'pledged' },
          { key: 'maxQty' },
          { key: 'perBuyer', render: ({ perBuyer }) => perBuyer ?? '-' },
          { key: 'perDept', render: ({ perDept }) => perDept ?? '-' },
          { key: 'startsAt', render: ({ startsAt }) => (startsAt === null ? '-' : <Brief at={startsAt} />) },
          { key: 'endsAt', render: ({ endsAt }) => <Brief at={endsAt} /> },
          { key: 'freezeHours' },
          { key: 'price', render: ({ price }) => (price === null ? '-' : <Amount value={price} />) },
          { key: 'note', wide: true, render: ({ note }) => note || '-' },
          { key: 'reason', wide: true, render: ({ reason }) => reason || '-' },
        ]}
      />
    </RecordDrawer>
  )
}
