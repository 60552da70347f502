/** @jest-environment ./test/support/page-environment.cjs */
