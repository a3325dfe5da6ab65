import { useTranslation } from 'react-i18next'
import * as contract from '#contract/groups/groups.ts'
import type { GroupOffer } from '#contract/groups/offer.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferDrawer } from './OfferDrawer.tsx'

interface ReasonProps {
  readonly of: GroupOffer
  readonly onClose: () => void
}

/** Actions on offers for both sides; `can` says which are permitted. */
export function useOfferActions() {
  const { t } = useTranslation()
  const moved = (action: 'submit' | 'withdraw' | 'discard'): RecordAction<GroupOffer> => ({
    call: callTo(contract.moveOffer, ({ id, version }: GroupOffer) => ({ id, version, action })),
    confirm: () => ({ title: t(`groups.confirm.${action}.title`), text: t(`groups.confirm.${action}.text`) }),
  })
  return {
    detail: { shown: () => true, renderDialog: (row, close) => <OfferDrawer shown={row} onClose={close} /> },
    approve: {
      call: callTo(contract.decideOffer, ({ id, version }: GroupOffer) => ({
        id,
        version,
        decision: 'approve' as const,
      })),
      confirm: () => ({ title: t('groups.confirm.approve.title'), text: t('groups.confirm.approve.text') }),
    },
    submit: moved('submit'),
    edit: { renderDialog: (row, close) => <OfferDialog edited={row} onClose={close} /> },
    withdraw: moved('withdraw'),
    refuse: { danger: true, renderDialog: (row, close) => <RefuseDialog of={row} onClose={close} /> },
    cancel: { danger: true, renderDialog: (row, close) => <CancelDialog of={row} onClose={close} /> },
    discard: { ...moved('discard'), danger: true },
  } satisfies Readonly<Record<string, RecordAction<GroupOffer>>>
}

function RefuseDialog({ of: { id, version }, onClose }: ReasonProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('groups.refuseTitle')}
      submit={t('groups.action.refuse')}
      danger
      route={contract.decideOffer}
      fixed={{ id, version, decision: 'refuse' as const }}
      labels="groups.reason"
      columns={1}
      fields={{ reason: { rows: 3, required: true } }}
      onClose={onClose}
    />
  )
}

function CancelDialog({ of: { id, version }, onClose }: ReasonProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('groups.cancelTitle')}
      submit={t('groups.action.cancel')}
      danger
      route={contract.cancelOffer}
      fixed={{ id, version }}
      labels="groups.reason"
      columns={1}
      note={<p>{t('groups.cancelNote')}</p>}
      fields={{ reason: { rows: 3 } }}
      onClose={onClose}
    />
  )
}
