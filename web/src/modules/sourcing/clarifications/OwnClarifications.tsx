import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  answerClarification,
  type Clarification,
  listMyClarifications,
} from '#contract/sourcing/clarifications/clarifications.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Remark } from '#web/kit/ui/Remark.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { ClarificationList } from './ClarificationList.tsx'

/** Questions to the supplier in a project, which it answers; nothing without any. */
export function OwnClarifications({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const [answered, setAnswered] = useState<Clarification>()
  const list = useOptionalRead(listMyClarifications, { projectId }) ?? []
  if (list.length === 0) return null
  return (
    <Section title={t('clarifications.title')} note={t('clarifications.ownNote')}>
      <ClarificationList list={list} onAnswer={setAnswered} />
      {answered && (
        <RouteFormDialog
          title={t('clarifications.reply')}
          submit={t('clarifications.sendReply')}
          route={answerClarification}
          fixed={{ id: answered.id }}
          initial={{ answer: '' }}
          labels="clarifications.field"
          columns={1}
          note={
            <>
              <Remark>{answered.question}</Remark>
              <Alert tone="warn">{t('clarifications.final')}</Alert>
            </>
          }
          fields={{
            answer: { as: 'lines' },
            attachments: {
              control: <FilesInput schema={answerClarification.input.properties.attachments} files={[]} />,
            },
          }}
          onDone={() => toast.success(t('clarifications.replied'))}
          onClose={() => setAnswered(undefined)}
        />
      )}
    </Section>
  )
}
