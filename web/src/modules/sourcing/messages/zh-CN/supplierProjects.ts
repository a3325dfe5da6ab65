export const supplierProjects = { title: '采购项目' }
