export { default, instant } from '../auth/layout';
