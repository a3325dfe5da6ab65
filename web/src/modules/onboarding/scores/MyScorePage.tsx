import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnContest, scoreContestCase } from '#contract/onboarding/contests.ts'
import { listOwnScoreFacts, listOwnScores, type OwnScore } from '#contract/onboarding/scores.ts'
import { shape } from '#contract/kit/schema.ts'
import { CasePanel } from '#web/kit/case/CasePage.tsx'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { briefly } from '#web/kit/format/time.ts'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { metricName, Points, ScoreFacts, ScoreParts } from './ScoreParts.tsx'

const { apply, draft } = scoreContestCase
const Written = shape({
  factIds: draft.factIds,
  contestReason: draft.contestReason,
  attachments: draft.attachments,
})

/** Published scores of the person's supplier, and how it contests them. */
export function MyScorePage() {
  const { t } = useTranslation()
  return (
    <Page title={t('myScore.title')} purpose={t('myScore.purpose')}>
      <Stack>
        <RecordPanel
          texts="myScore"
          route={listOwnScores}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'period',
              lead: true,
              render: ({ period, revision, isLatest }) => (
                <RowName under={t('myScore.revision', { revision })}>
                  {period} {!isLatest && <StatusTag tone="mute">{t('myScore.superseded')}</StatusTag>}
                </RowName>
              ),
            },
            { key: 'points', render: (row) => <Points {...row} /> },
            { key: 'publishedAt', render: ({ publishedAt }) => <Brief at={publishedAt} /> },
          ]}
          actions={{
            detail: { shown: () => true, renderDialog: (row, close) => <ScoreDrawer score={row} onClose={close} /> },
            contest: {
              shown: ({ canContest }) => canContest,
              renderDialog: (row, close) => <ContestDialog score={row} onClose={close} />,
            },
          }}
        />
        <CasePanel
          of={scoreContestCase}
          texts="myContests"
          columns={[
            {
              key: 'contestReason',
              lead: true,
              render: ({ contestReason, reply }) => <RowName under={reply}>{contestReason}</RowName>,
            },
          ]}
          facts={() => [{ key: 'contestReason', wide: true }]}
          actions={{
            withdraw: {
              shown: ({ ownActions }) => ownActions.includes('withdraw'),
              call: callTo(apply.withdraw, ({ id, version }: OwnContest) => ({ id, version })),
            },
          }}
        />
      </Stack>
    </Page>
  )
}

interface ScoreProps {
  readonly score: OwnScore
  readonly onClose: () => void
}

function ScoreDrawer({ score, onClose }: ScoreProps) {
  const facts = useOptionalRead(listOwnScoreFacts, { id: score.id }) ?? []
  return (
    <Dialog title={score.period} width={800} place="right" onClose={onClose}>
      <Stack>
        <ScoreParts parts={score.parts} />
        <ScoreFacts facts={facts} />
      </Stack>
    </Dialog>
  )
}

/** Contest of a score: saved, then sent for review. */
function ContestDialog({ score: { id: scorecardId, period }, onClose }: ScoreProps) {
  const { t } = useTranslation()
  const facts = useOptionalRead(listOwnScoreFacts, { id: scorecardId }) ?? []
  const options = facts.map((fact) => ({
    value: fact.id,
    label: `${metricName(fact)} · ${fact.sourceNo} · ${briefly(fact.at)}`,
  }))
  const sending = useWrite(apply.submit, {
    silent: true,
    onDone: () => {
      toast.success(t('myScore.sent'))
      onClose()
    },
  })
  const form = useForm({
    route: apply.save,
    schema: Written,
    initial: { factIds: [], contestReason: '' },
    labels: 'myScore.form',
    toInput: (values) => ({ scorecardId, ...values }),
    onDone: ({ id, version }) => {
      const onError = (error: Error) => error instanceof Refused && latest.current.showRefusal(error)
      sending.mutate({ id, version }, { onError })
    },
  })
  const latest = useRef(form)
  useEffect(() => void (latest.current = form))
  return (
    <FormDialog
      of={form}
      title={t('myScore.contestTitle', { period })}
      submit={t('cases.action.submit')}
      disabled={sending.isPending}
      onClose={onClose}
    >
      <Stack>
        <p>{t('myScore.contestNote')}</p>
        <Fields
          of={form}
          columns={1}
          fields={{
            factIds: { control: <MultiSelect options={options} max={50} placeholder={t('common.choose')} /> },
            contestReason: { as: 'lines', rows: 4 },
            attachments: {},
          }}
        />
      </Stack>
    </FormDialog>
  )
}
