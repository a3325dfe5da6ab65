export const departmentImport = {
  title: '批量导入部门',
  hint: '先下载模板并填写，再上传检查；检查不会写入数据。每次最多 {{max}} 行，上级部门可以是现有部门，也可以是同一文件中的部门，不填则为顶级单位。',
  template: '下载模板',
  retry: '重新上传',
  field: { deptName: '部门名称', deptCode: '部门编码', parent: '上级部门', deptType: '类型' },
  all: '导入 {{count}} 个部门',
  valid: '仅导入正确的 {{count}} 个部门',
  imported: '已导入 {{count}} 个部门',
}
