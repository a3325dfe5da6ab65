import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { MySealedQuote, SealRound } from '#contract/sourcing/seal.ts'
import { saveFile } from '#web/kit/client/download.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { FileDrop } from '#web/kit/upload/FileDrop.tsx'
import { ReceiptFacts } from '../ReceiptFacts.tsx'
import { passOn, termsFileOf, UnfitFile } from './passOn.ts'

interface OfflineSectionProps {
  readonly notice: Pick<ProjectNotice, 'projectNo'>
  readonly round: SealRound
  readonly mine: MySealedQuote
}

/** Offline quoting: downloads the terms as a file, and submits a quote encrypted on another computer. */
export function OfflineSection({ notice, round, mine }: OfflineSectionProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const pass = useMutation({
    mutationFn: (file: File) => passOn(file, round),
    onSettled: () => client.invalidateQueries(),
  })
  const save = (text: string, name: string) => saveFile(new Blob([text], { type: 'application/json' }), name)
  const saveTerms = () => save(termsFileOf(round, mine), t('quoting.offline.termsFile', { no: notice.projectNo }))
  const receipt = pass.data
  return (
    <Section title={t('quoting.offline.title')} note={t('quoting.offline.note')}>
      <Stack>
        <p>
          {t('quoting.offline.text')}{' '}
          <Button variant="text" icon={<Icon of={DownloadOutlined} />} onClick={saveTerms}>
            {t('quoting.offline.terms')}
          </Button>
        </p>
        <FileDrop
          accept=".json"
          isBusy={pass.isPending}
          hint={t('quoting.offline.hint')}
          onChoose={([file]) => file && pass.mutate(file)}
        />
        {pass.error instanceof UnfitFile && (
          <Alert tone="err" isAlert title={t(`quoting.offline.problem.${pass.error.problem}`)} />
        )}
      </Stack>
      {receipt && (
        <Dialog
          title={t('quoting.receipt.title')}
          width={600}
          onClose={() => pass.reset()}
          foot={
            <>
              <Button onClick={() => pass.reset()}>{t('quoting.receipt.back')}</Button>
              <Button
                variant="solid"
                icon={<Icon of={DownloadOutlined} />}
                onClick={() =>
                  save(
                    JSON.stringify(receipt, null, 2),
                    t('quoting.receipt.file', { no: notice.projectNo, seq: receipt.body.seq }),
                  )
                }
              >
                {t('quoting.receipt.download')}
              </Button>
            </>
          }
        >
          <Stack>
            <p>{t('quoting.offline.received')}</p>
            <ReceiptFacts receipt={receipt} suite={round.suite} />
          </Stack>
        </Dialog>
      )}
    </Section>
  )
}
