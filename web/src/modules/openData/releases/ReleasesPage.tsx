import { useTranslation } from 'react-i18next'
import * as contract from '#contract/openData/releases.ts'
import { useCaseStates, useCaseTabs } from '#web/kit/case/useCaseStates.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import css from '../OpenData.module.css'
import { indented } from '../profiles/ProfilesPage.tsx'

const tones = { '01': 'ok', '02': 'warn', '03': 'mute' } as const
const idOf = ({ id }: contract.OpenDataRelease) => ({ id })

/** Releases as they were published, and their withdrawal by two people. */
export function ReleasesPage() {
  const { t } = useTranslation()
  const states = useCaseStates(contract.releaseStatusNames, tones)
  return (
    <Page title={t('openDataReleases.title')} purpose={t('openDataReleases.purpose')}>
      <RecordPanel
        texts="openDataReleases"
        route={contract.listReleases}
        rowKey={({ id }) => id}
        tabs={useCaseTabs(contract.listReleases, states, {})}
        columns={[
          {
            key: 'title',
            lead: true,
            render: ({ title, releaseId }) => <RowName under={releaseId}>{title}</RowName>,
          },
          { key: 'tags', desk: true, render: ({ tags }) => tags.join(', ') },
          { key: 'profileCode', desk: true },
          { ...states.column, title: t('openDataReleases.field.status') },
          { key: 'date', render: ({ date }) => <Brief at={date} /> },
        ]}
        actions={{
          detail: {
            shown: () => true,
            renderDialog: (row, close) => (
              <Dialog title={t('openDataReleases.detailTitle')} place="right" width={800} onClose={close}>
                <Stack>
                  <RecordFacts
                    texts="openDataReleases"
                    record={row}
                    fields={[
                      { key: 'ocid' },
                      { key: 'releaseId' },
                      { key: 'date', render: ({ date }) => <Brief at={date} /> },
                      ...(row.reason === ''
                        ? []
                        : [
                            { key: 'reason' as const, wide: true },
                            { key: 'proposer' as const },
                            { key: 'decider' as const, render: ({ decider }: typeof row) => decider || '-' },
                          ]),
                    ]}
                  />
                  <pre className={css['body']}>{indented(row.body)}</pre>
                </Stack>
              </Dialog>
            ),
          },
          withdraw: {
            danger: true,
            reason: true,
            call: callTo(contract.withdrawRelease, (row: contract.OpenDataRelease, reason) => ({
              ...idOf(row),
              reason,
            })),
          },
          agree: {
            danger: true,
            confirm: ({ releaseId }) => ({
              title: t('openDataReleases.action.agree'),
              text: t('openDataReleases.agreeText', { id: releaseId }),
            }),
            call: callTo(contract.agreeWithdrawal, idOf),
          },
          decline: { call: callTo(contract.declineWithdrawal, idOf) },
        }}
      />
    </Page>
  )
}
