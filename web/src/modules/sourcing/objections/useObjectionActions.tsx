import { useTranslation } from 'react-i18next'
import * as contract from '#contract/sourcing/objections/objections.ts'
import type { Objection } from '#contract/sourcing/objections/objection.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Remark } from '#web/kit/ui/Remark.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { ObjectionDrawer } from './ObjectionDrawer.tsx'

interface ObjectionDialogProps {
  readonly objection: Objection
  readonly onClose: () => void
}

/** Actions on an objection for all sides; `can` says which are permitted. */
export function useObjectionActions() {
  const { t } = useTranslation()
  const texts = (action: 'withdraw' | 'close' | 'escalate' | 'reject' | 'uphold' | 'dismiss' | 'release') => () => ({
    title: t(`objections.${action}Title`),
    text: t(`objections.${action}Text`),
  })
  const move = (action: 'withdraw' | 'close' | 'escalate') =>
    callTo(contract.moveObjection, ({ id, version }: Objection, reason) => ({
      id,
      version,
      action,
      ...(reason === '' ? {} : { reason }),
    }))
  const judge = (decision: 'accept' | 'reject') =>
    callTo(contract.judgeObjection, ({ id, version }: Objection, reason) => ({
      id,
      version,
      decision,
      ...(reason === '' ? {} : { reason }),
    }))
  const decide = (decision: 'uphold' | 'dismiss') =>
    callTo(contract.decideObjection, ({ id, version }: Objection, reason) => ({ id, version, decision, reason }))
  const release = callTo(contract.releaseObjection, ({ id, version }: Objection, reason) => ({ id, version, reason }))
  return {
    detail: { shown: () => true, renderDialog: (row, close) => <ObjectionDrawer objection={row} onClose={close} /> },
    accept: { call: judge('accept') },
    answer: { renderDialog: (row, close) => <AnswerDialog objection={row} onClose={close} /> },
    reject: { call: judge('reject'), reason: true, danger: true, confirm: texts('reject') },
    close: { call: move('close'), confirm: texts('close') },
    escalate: { call: move('escalate'), reason: true, confirm: texts('escalate') },
    withdraw: { call: move('withdraw'), danger: true, confirm: texts('withdraw') },
    uphold: { call: decide('uphold'), reason: true, confirm: texts('uphold') },
    dismiss: { call: decide('dismiss'), reason: true, danger: true, confirm: texts('dismiss') },
    release: { call: release, reason: true, confirm: texts('release') },
  } satisfies Readonly<Record<string, RecordAction<Objection>>>
}

/** Dialog to answer an objection, optionally published in the notice. */
function AnswerDialog({ objection, onClose }: ObjectionDialogProps) {
  const { t } = useTranslation()
  const { id, version, answer, answerAttachments, isPublished } = objection
  return (
    <RouteFormDialog
      title={t('objections.answerTitle')}
      submit={t('objections.action.answer')}
      route={contract.answerObjection}
      fixed={{ id, version }}
      initial={{ answer, isPublished, attachments: answerAttachments.map(({ storageFileId }) => storageFileId) }}
      labels="objections.answerField"
      columns={1}
      note={<Remark>{objection.body}</Remark>}
      fields={{
        answer: { wide: true, rows: 6 },
        attachments: {
          wide: true,
          control: (
            <FilesInput schema={contract.answerObjection.input.properties.attachments} files={answerAttachments} />
          ),
        },
        isPublished: { wide: true },
      }}
      onClose={onClose}
    />
  )
}
