/** What the server says on its own: to whoever starts it, and where there is no page yet. */
export const server = {
  open: 'Open {{url}}',
  'on-network': 'On your network: {{url}}',
  data: 'Data is kept in {{folder}}',
  database: 'Data is kept in PostgreSQL',
  stopped: 'Stopped; everything is kept.',
  'no-client-title': 'Pampa is running',
  'no-client-body':
    'The server is ready, but the page to play on has not been built. Start the server with “npm start”, which builds it.',
} as const;
