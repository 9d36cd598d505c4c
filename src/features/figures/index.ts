export { FiguresSection } from './components/figures-section';
