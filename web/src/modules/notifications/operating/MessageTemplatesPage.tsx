import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listTemplates, type MessageTemplate, restoreTemplate } from '#contract/notifications/operating.ts'
import { categories } from '#contract/kit/messages.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { RowActions, RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'

/** Widths that all tables of the page share, so that their columns are aligned. */
const aligned = {
  hidden: [],
  density: 'normal',
  view: 'table',
  widths: { topic: 260, isChanged: 140, actions: 180 },
} as const

/** Message templates by category, all on one page: the product has a fixed number of them, which nobody adds to. */
export function MessageTemplatesPage() {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const all = useRead(listTemplates, {})
  const [edited, setEdited] = useState<MessageTemplate>()
  const restore = useWrite(restoreTemplate, { onDone: () => toast.success(t('common.done')) })
  const restoreConfirmed = async ({ id, version, titleZh, titleEn }: MessageTemplate) => {
    const confirmation = {
      title: t('messageTemplates.restore'),
      text: t('messageTemplates.restoreText', { name: isEnglish ? titleEn : titleZh }),
    }
    if (await confirm({ ...confirmation, ok: t('messageTemplates.restore'), cancel: t('common.cancel') }))
      restore.mutate({ id, version })
  }
  const columns: readonly Column<MessageTemplate>[] = [
    {
      key: 'title',
      title: t('messageTemplates.text'),
      lead: true,
      render: ({ titleZh, contentZh, titleEn, contentEn }) => (
        <RowName under={isEnglish ? contentEn : contentZh}>{isEnglish ? titleEn : titleZh}</RowName>
      ),
    },
    {
      key: 'topic',
      title: t('messageTemplates.topic'),
      render: ({ topicName, topicEnName }) => (isEnglish ? topicEnName : topicName),
    },
    {
      key: 'isChanged',
      title: t('messageTemplates.state'),
      render: ({ isChanged }) => (
        <StatusTag tone={isChanged ? 'info' : 'mute'}>
          {t(isChanged ? 'messageTemplates.changed' : 'messageTemplates.usual')}
        </StatusTag>
      ),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (template) => (
        <RowActions>
          <Button variant="text" onClick={() => setEdited(template)}>
            {t('common.edit')}
          </Button>
          {template.can.includes('restore') && (
            <Button variant="text" onClick={() => void restoreConfirmed(template)}>
              {t('messageTemplates.restore')}
            </Button>
          )}
        </RowActions>
      ),
    },
  ]
  return (
    <Page title={t('messageTemplates.title')} purpose={t('messageTemplates.purpose')}>
      <Stack>
        {categories.map((category) => {
          const rows = all.filter((template) => template.category === category)
          const title = t(`myMessages.category.${category}`)
          return (
            rows.length > 0 && (
              <Section key={category} title={title}>
                <Table
                  label={`${t('messageTemplates.title')} · ${title}`}
                  rows={rows}
                  rowKey={({ id }) => id}
                  columns={columns}
                  preferences={aligned}
                />
              </Section>
            )
          )
        })}
      </Stack>
      {edited && <TemplateDialog template={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}
