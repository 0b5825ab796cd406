/** The ids that several examples share. */
export const DEALER_ID = '2c1f7a90-6e3d-4b58-8a41-9d0e5f6c7b8a';
export const VEHICLE_ID = '7b0c2d4e-8f1a-4c36-9b52-3d4e5f6a7b8c';
export const ORDER_ID = '41d8a6b2-5c9e-4f70-a123-6b7c8d9e0f1a';
export const RESERVATION_ID = '93e5b1c7-0d2f-4a68-b4c9-1e2f3a4b5c6d';
export const ADDRESS_ID = '8d2e4f60-7a1b-4c93-b5d7-0e9f1a2b3c4d';
export const MAIL_ID = '5f7a9c1e-3b5d-4f80-9a2c-4e6d8b0f1a3c';
export const DOCUMENT_ID = '9a1c3e5f-7b9d-4f24-8a6e-8c0d2f4b6e8a';
export const COMPLAINT_ID = '0b2d4f6a-8c1e-4a35-9b7d-2f4c6e8a0b1d';
export const VIEW_ID = 'c56a4180-65aa-42ec-a945-5fd21dec0538';
export const SEARCH_ID = 'e3b0c442-98fc-4c14-9afb-f4c8996fb924';
export const FEED_ID = '0d9f8e7c-6b5a-4d3c-9b2a-1f0e9d8c7b6a';
export const PAPER_ID = '6e8b0d2f-4a6c-4e81-8b3d-5f7a9c1e3b5d';
export const IMPORT_ID = '7c9e1b3d-5f8a-4c02-9d4e-6a8b0c2d4f6e';
export const IMPORT_ROW_ID = '8d0f2c4e-6a9b-4d13-8e5f-7b9c1d3e5a7f';
export const COLLEAGUE_ID = '3b5d7f9a-1c4e-4a6b-8d0f-2e4a6c8b0d1f';
export const ADMIN_ID = '1a3c5e7f-9b2d-4e6f-8a0c-2d4f6b8e0a1c';
export const REQUEST_ID = '4c6e8a0b-2d5f-4b7c-9e1a-3f5b7d9c1e2a';
