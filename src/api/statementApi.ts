import type { DataOf, RequestOf } from '../contract/endpoint';
import * as statement from '../contract/statement';
import { dragomanApi } from './dragomanApi';

type Statement = typeof statement;

/** What is owed: a month of it, and one booking's invoice. */
export const statementApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getStatement: build.query<DataOf<Statement['getStatement']>, RequestOf<Statement['getStatement']>>({
      query: (request) => ({ endpoint: statement.getStatement, request }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    getInvoice: build.query<DataOf<Statement['getInvoice']>, RequestOf<Statement['getInvoice']>>({
      query: (request) => ({ endpoint: statement.getInvoice, request }),
      providesTags: (_invoice, _error, { id }) => [{ type: 'Booking', id }],
    }),
  }),
});

export const { useGetStatementQuery, useGetInvoiceQuery } = statementApi;
