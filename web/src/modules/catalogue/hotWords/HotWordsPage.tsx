import { useTranslation } from 'react-i18next'
import {
  createHotWord,
  editHotWord,
  exportHotWords,
  type HotWord,
  listHotWords,
  removeHotWord,
} from '#contract/catalogue/hotWords.ts'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

/** Page of hot words, in the order in which buyers see them. */
export function HotWordsPage() {
  const { t } = useTranslation()
  return (
    <RecordPage
      texts="hotWords"
      renderAdd={(close) => <HotWordDialog onClose={close} />}
      route={listHotWords}
      exported={exportHotWords}
      rowKey={({ id }) => id}
      columns={[
        { key: 'words', sort: 'words', lead: true },
        { key: 'wordsEn', render: ({ wordsEn }) => wordsEn || '-' },
        { key: 'position', sort: 'position', right: true },
        {
          key: 'isHighlight',
          title: t('hotWords.field.isHighlight'),
          render: ({ isHighlight }) => (
            <StatusTag tone={isHighlight ? 'ok' : 'mute'}>
              {t(`hotWords.states.${isHighlight ? 'yes' : 'no'}`)}
            </StatusTag>
          ),
        },
      ]}
      actions={{
        edit: {
          shown: () => true,
          renderDialog: (word, close) => <HotWordDialog word={word} onClose={close} />,
        },
        remove: {
          shown: () => true,
          danger: true,
          call: callTo(removeHotWord, ({ id, version }: HotWord) => ({ id, version })),
          confirm: ({ words }) => ({ title: t('hotWords.removeTitle'), text: t('hotWords.removeText', { words }) }),
        },
      }}
    />
  )
}

/** New words are placed first. */
const newWord = { words: '', wordsEn: '', position: 0, isHighlight: false }

interface HotWordDialogProps {
  /** Word to edit; without it a new one is added. */
  readonly word?: HotWord
  readonly onClose: () => void
}

function HotWordDialog({ word, onClose }: HotWordDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(word ? 'hotWords.editTitle' : 'hotWords.add')}
      route={word ? editHotWord : createHotWord}
      fixed={word && { id: word.id, version: word.version }}
      initial={word ?? newWord}
      labels="hotWords.field"
      fields={{ words: {}, wordsEn: {}, position: {}, isHighlight: {} }}
      onClose={onClose}
    />
  )
}
