import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined.js'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/administration/printTemplates.ts'
import { type PrintKind, printKindOf } from '#contract/tenancy/printKinds.ts'
import { useOpenDocument } from '#web/kit/client/download.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

type PrintTemplate = contract.PrintTemplate

/** Templates of the papers that the product prints. */
export function PrintTemplatesPage() {
  const { t } = useTranslation()
  const nameOf = useName()
  return (
    <RecordPage
      texts="printTemplates"
      route={contract.listPrintTemplates}
      exported={contract.exportPrintTemplates}
      rowKey={({ kind }) => kind}
      columns={[
        { key: 'name', lead: true, render: nameOf },
        { key: 'header', render: ({ header }) => header || '-' },
        { key: 'footer', render: ({ footer }) => footer || '-' },
        {
          key: 'state',
          render: ({ templateId }) => (
            <StatusTag tone={templateId === null ? 'mute' : 'ok'}>
              {t(templateId === null ? 'printTemplates.usual' : 'printTemplates.own')}
            </StatusTag>
          ),
        },
      ]}
      renderAdd={undefined}
      actions={useActions()}
    />
  )
}

function useActions() {
  const { t } = useTranslation()
  return {
    edit: { renderDialog: (row, close) => <TemplateDialog template={row} onClose={close} /> },
    detail: { shown: () => true, renderDialog: (row, close) => <TemplateDrawer template={row} onClose={close} /> },
    restore: {
      call: callTo(contract.restorePrintTemplate, ({ kind, version }) => ({ kind, version })),
      confirm: ({ name }) => ({
        title: t('printTemplates.restoreTitle'),
        text: t('printTemplates.restoreText', { name }),
      }),
    },
  } satisfies Readonly<Record<string, RecordAction<PrintTemplate>>>
}

interface TemplateProps {
  readonly template: PrintTemplate
  readonly onClose: () => void
}

/** Columns of a paper that can be left out. */
const optionalOf = (kind: PrintTemplate['kind']): PrintKind['columns'] =>
  printKindOf(kind).columns.filter((column) => column.fixed !== true)

function TemplateDialog({ template, onClose }: TemplateProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const { kind, version } = template
  const options = optionalOf(kind).map((column) => ({ value: column.code, label: nameOf(column) }))
  return (
    <RouteFormDialog
      title={t('printTemplates.editTitle', { name: nameOf(template) })}
      route={contract.editPrintTemplate}
      fixed={{ kind, version }}
      initial={template}
      labels="printTemplates.field"
      columns={1}
      fields={{
        header: { as: 'line' },
        footer: { as: 'line' },
        notes: {},
        showLogo: {},
        hidden: { control: <MultiSelect options={options} max={20} /> },
      }}
      onClose={onClose}
    />
  )
}

function TemplateDrawer({ template, onClose }: TemplateProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const preview = useOpenDocument(contract.previewPrintTemplate)
  const { kind, templateId } = template
  const hidden = optionalOf(kind).filter(({ code }) => template.hidden.includes(code))
  return (
    <RecordDrawer
      title={nameOf(template)}
      texts="printTemplates"
      changes={{ route: contract.listPrintTemplateChanges, of: { templateId: templateId ?? '1' } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="printTemplates"
        record={template}
        fields={[
          { key: 'header', wide: true },
          { key: 'footer', wide: true },
          { key: 'notes', wide: true },
          {
            key: 'showLogo',
            render: ({ showLogo }) => t(showLogo ? 'printTemplates.yes' : 'printTemplates.no'),
          },
          { key: 'hidden', render: () => hidden.map(nameOf).join(' · ') },
        ]}
      />
      <Button
        block
        icon={<Icon of={PrinterOutlined} />}
        busy={preview.isPending}
        onClick={() => preview.mutate({ input: { kind }, tab: window.open('', '_blank') })}
      >
        {t('printTemplates.preview')}
      </Button>
    </RecordDrawer>
  )
}
