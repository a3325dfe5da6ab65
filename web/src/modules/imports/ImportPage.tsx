import FileAddOutlined from '@ant-design/icons-svg/es/asn/FileAddOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getImportProgress } from '#contract/imports/imports.ts'
import { exportGoods } from '#contract/imports/goodsExport.ts'
import { importGoods } from '#contract/imports/importPreview.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { ExportButton } from '#web/kit/list/ExportButton.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Upload } from '#web/kit/upload/Upload.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { OneImport } from './OneImport.tsx'
import { importPath } from './status.ts'
import { TemplateButtons } from './TemplateButtons.tsx'

/** Import page: the import of the search params, or a new one and earlier ones. */
export function ImportPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ id }] = useQueryOf(getImportProgress)
  const another = (
    <ButtonLink to="/supplierImport" icon={<Icon of={FileAddOutlined} />}>
      {t('imports.another')}
    </ButtonLink>
  )
  const actions = (
    <>
      {id !== undefined && another}
      {may('product.manage') && (
        <ExportButton route={exportGoods} input={{ format: 'xlsx' }} label={t('imports.exportGoods')} />
      )}
    </>
  )
  return (
    <Page title={t('imports.title')} purpose={t('imports.purpose')} actions={actions}>
      <Suspense key={id} fallback={<Skeleton />}>
        {id === undefined ? <Start /> : <OneImport id={id} />}
      </Suspense>
    </Page>
  )
}

function Start() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Stack>
      <Section title={t('imports.upload')} actions={<TemplateButtons />}>
        <Upload route={importGoods} hint={t('imports.hint')} onDone={({ id }) => void navigate(importPath(id))} />
      </Section>
      <EarlierImports />
    </Stack>
  )
}
